import { useBackCloses } from './use-back-closes.ts';

export interface BackClosesProps {
  /** Closes what lies over the page. */
  readonly onBack: () => void;
}

/** Drawn beside what lies over a page, for as long as it does: the back button closes that first. */
export const BackCloses = ({ onBack }: BackClosesProps) => {
  useBackCloses(onBack);
  return null;
};
