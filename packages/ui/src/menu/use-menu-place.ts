import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const gap = 4;
const margin = 8;

/** Puts the menu below its button, or above where there is no room; both ends stay on screen. */
const place = (menu: HTMLElement, button: HTMLElement): void => {
  const at = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = menu;
  const fitsBelow = at.bottom + gap + offsetHeight + margin <= window.innerHeight;
  const top = fitsBelow ? at.bottom + gap : Math.max(margin, at.top - gap - offsetHeight);
  menu.style.top = `${top}px`;
  menu.style.left = `${Math.max(margin, at.right - offsetWidth)}px`;
  menu.style.right = 'auto';
  menu.style.bottom = 'auto';
};

/** Shows a menu on the top layer beside its button; a press elsewhere or a scroll closes it. */
export const useMenuPlace = (
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
) => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    if (menu.current === null || button.current === null) return;
    // Older browsers have no popover; there the menu is a fixed box.
    menu.current.showPopover?.();
    place(menu.current, button.current);
    const leave = (event: Event) => {
      const { target } = event;
      const parts = [menu.current, button.current];
      if (target instanceof Node && parts.some((part) => part?.contains(target))) return;
      // The items go; the focus must not go with them.
      if (menu.current?.contains(document.activeElement)) {
        button.current?.focus({ preventScroll: true });
      }
      close.current();
    };
    document.addEventListener('pointerdown', leave);
    window.addEventListener('scroll', leave, true);
    window.addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', leave, true);
      window.removeEventListener('resize', leave);
    };
  }, [menu, button]);
};
