import './docs.css';
import { useEffect, useState } from 'react';

/** An entry of Storybook's index.json. */
interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

interface StoryIndexProps {
  /** The beginning of the titles: 'Portal/Screens'. */
  titlePrefix: string;
  /** The heading of the first column. */
  heading: string;
}

/** Links to every story below a title, one row for each component or screen. */
export const StoryIndex = ({ titlePrefix, heading }: StoryIndexProps) => {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    // Relative, so that it also works for a site below a path.
    fetch('index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, IndexEntry> }) =>
        setEntries(Object.values(index.entries)),
      );
  }, []);
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && title.startsWith(`${titlePrefix}/`),
  );
  const storiesByTitle = Map.groupBy(stories, ({ title }) => title);
  return (
    <div className="sb-unstyled doc">
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {[...storiesByTitle].map(([title, storiesWithTitle]) => (
            <tr key={title}>
              <th scope="row">{title.slice(titlePrefix.length + 1)}</th>
              <td>
                <ul className="doc-links">
                  {storiesWithTitle.map(({ id, name }) => (
                    <li key={id}>
                      <a href={`./?path=/story/${id}`} target="_top">
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
