import { Fragment } from 'react';

/** A text of the specification whose '<br/>' is a line break; any other markup stays text. */
export const MarkupBreaks = ({ text }: { text: string }) =>
  text.split(/\s*<br\s*\/?>\s*/).map((line, place) => (
    // The lines of one text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
