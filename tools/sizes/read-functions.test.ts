import { expect, it } from 'vitest';
import { readFunctions } from './read-functions.ts';

const source = `
  function useLatest(value) {
    const ref = useRef(value);
    ref.current = value;
    useEffect(() => {
      ref.current = null;
    });
  }
  const Page = ({ list }) => {
    const [shown, setShown] = useState(list);
    if (list !== shown) setShown(list);
    const handleClick = () => setShown([]);
    return null;
  };
`;

it('finds writes during render, the hooks and the lengths of functions', () => {
  const { renderWrites, hooks, lengths } = readFunctions('page.tsx', source);
  expect(renderWrites).toEqual(['useLatest', 'Page']);
  expect([...hooks]).toEqual(['useRef', 'useEffect', 'useState']);
  expect(lengths).toContainEqual(['Page', 6]);
});
