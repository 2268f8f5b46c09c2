import { Fragment } from 'react';

/** Renders the '<br/>' of a specification text as a line break and other markup as text. */
export const MarkupBreaks = ({ text }: { text: string }) =>
  text.split(/\s*<br\s*\/?>\s*/).map((line, place) => (
    // The order of the lines is fixed.
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
