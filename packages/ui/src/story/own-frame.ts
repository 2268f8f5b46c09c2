/**
 * For what lies over the page (`parameters`): on a page of documentation each story stands in a frame
 * of its own, so that nothing lies over the text and every overlay has room.
 */
export const ownFrame = { docs: { story: { inline: false, height: '36rem' } } };
