import { parseSync, Visitor } from 'oxc-parser';

/** Words that names of ours no longer use, each with the field's own word for it. */
const retired: ReadonlyMap<string, string> = new Map([
  ['ask', 'fetch, query or request'],
  ['asked', 'requested'],
  ['asker', 'caller'],
  ['asking', 'a name for the state: loading, confirming'],
  ['asks', 'requires'],
  ['desk', 'workspace or hub'],
  ['draw', 'render'],
  ['drawn', 'rendered'],
  ['draws', 'renders'],
  ['elsewhere', 'remote or other'],
  ['foot', 'footer'],
  ['ground', 'background'],
  ['hostile', 'adversarial'],
  ['kept', 'saved or stored'],
  ['lively', 'typical'],
  ['may', 'can'],
  ['objection', 'error'],
  ['patience', 'timeout'],
  ['refusal', 'rejection or error'],
  ['refusals', 'rejections or errors'],
  ['said', 'message'],
  ['standing', 'state or status'],
  ['surroundings', 'environment'],
  ['told', 'notified, or what was received'],
]);

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** What browsers call it is not ours to name. */
const foreign: ReadonlySet<string> = new Set(['drawImage']);

/** Whether the text can hold one of them at all: most files need not be parsed. */
const canHold = new RegExp([...retired.keys()].join('|'), 'i');

/** Names in a file that use a retired word, each once, with the word to use instead. */
export function retiredNames(file: string, source: string): readonly string[] {
  if (!canHold.test(source)) return [];
  const found = new Map<string, string>();
  const note = ({ name }: { name: string }) => {
    const word = wordsOf(name).find((one) => retired.has(one));
    if (word !== undefined && !foreign.has(name)) {
      found.set(name, `${name}: '${word}' is ${retired.get(word)}`);
    }
  };
  new Visitor({ Identifier: note, JSXIdentifier: note }).visit(parseSync(file, source).program);
  return [...found.values()];
}
