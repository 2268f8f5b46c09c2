export interface ShortTitleProps {
  /** The title of a document, which ends with its number: 'Pedido 4010000130'. */
  readonly title: string;
  readonly number: string;
}

/** Renders the title of a card. A phone shows the number alone, because the list says what its cards are. */
export const ShortTitle = ({ title, number }: ShortTitleProps) =>
  title.endsWith(number) ? (
    <>
      <span className="max-sm:sr-only">{title.slice(0, title.length - number.length)}</span>
      <span>{number}</span>
    </>
  ) : (
    title
  );
