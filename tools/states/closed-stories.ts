const storyPattern = /^export const (\w+): Story = \{\n([\s\S]*?)^\};/gm;

/** A press on the button that closes a message, a dialog or a notice, or on Escape. */
const closingAction =
  /userEvent\.(?:click\([^;]*name: '(?:Aceptar|Cancelar|Cerrar|Cerrar aviso|Entendido)'|keyboard\('\{Escape\})[^;]*;/g;

/** A later action, such as opening a dialog again. */
const otherAction = /userEvent\.|await (?!expect|waitFor|within|find)\w+\(/;

/**
 * Returns the stories whose last action closes what they show. A story rests in the state that it is named
 * after; a second story, named `…Then…`, closes it.
 */
export const findClosedStories = (source: string): readonly string[] =>
  [...source.matchAll(storyPattern)].flatMap(([, name = '', story = '']) => {
    const rest = story.split(closingAction);
    const isClosed = rest.length > 1 && !otherAction.test(rest.at(-1) ?? '');
    return isClosed && !/Then[A-Z]/.test(name) ? [name] : [];
  });
