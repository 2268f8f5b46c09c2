/** A line drawing of a drop over waves, behind the brand on the sign-in pages. */
export const Drop = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 600 800"
    preserveAspectRatio="xMaxYMin slice"
    className="size-full text-ui-brand-raised"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path
      fill="currentColor"
      stroke="none"
      opacity="0.55"
      d="M430-60C330 80 250 190 250 310a180 180 0 0 0 360 0C610 190 530 80 430-60Z"
    />
    <path d="M430 0C350 112 286 200 286 306a144 144 0 0 0 288 0C574 200 510 112 430 0Z" />
    <path d="M320 318c36-26 72-26 110 0s74 26 110 0" opacity="0.9" />
    <path d="M0 620c100-60 200-60 300 0s200 60 300 0M0 660c100-60 200-60 300 0s200 60 300 0M0 700c100-60 200-60 300 0s200 60 300 0" />
  </svg>
);
