/** Parameters for overlays: a docs page renders each story in its own iframe, so that no overlay covers the text. */
export const ownFrame = { docs: { story: { inline: false, height: '36rem' } } };
