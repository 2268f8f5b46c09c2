/** Attributes whose values decide what axe finds. Of other ARIA attributes, such as ids, the name is enough. */
const decisiveAttributes =
  /^(?:class|role|type|disabled|hidden|inert|tabindex|data-(?:theme|mode)|aria-(?:hidden|expanded|selected|checked|pressed|current|disabled|invalid|busy|live|modal|haspopup|sort))$/;

const namedAttributes = /^(?:aria-|alt$|title$|for$|lang$|href$)/;

const describeAttribute = ({ name, value }: Attr): string => {
  if (decisiveAttributes.test(name)) return `${name}=${value}`;
  return namedAttributes.test(name) ? name : '';
};

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const describeElement = (element: Element): string =>
  [element.tagName, ...[...element.attributes].map(describeAttribute), hasText(element)].join(' ');

/** The first story that showed an element below its parent, by the stories' title. */
const firstStories = new Map<string, Map<string, string>>();

/**
 * Whether the story is the first one with its title that shows an element, or an element in a place. Most stories of a
 * screen repeat the page and differ in one part of it, or only in its data.
 */
export function showsNewElements(title: string, storyId: string): boolean {
  const stories = firstStories.get(title) ?? new Map<string, string>();
  firstStories.set(title, stories);
  let isFirst = false;
  const visitChildren = (parent: Element, parentDescription: string) => {
    for (const element of parent.children) {
      const description = describeElement(element);
      const place = `${parentDescription} > ${description}`;
      if (!stories.has(place)) stories.set(place, storyId);
      isFirst ||= stories.get(place) === storyId;
      visitChildren(element, description);
    }
  };
  const { dataset } = document.documentElement;
  visitChildren(document.body, `${dataset.theme} ${dataset.mode} ${window.innerWidth}`);
  return isFirst;
}
