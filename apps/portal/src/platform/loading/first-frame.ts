/** The id of what the server renders of a signed-in page before any script runs. */
export const firstFrameId = 'first-frame';

const firstFrame = () => document.getElementById(firstFrameId);

/** Whether the server's frame is still in sight: nothing else need say that the page loads. */
export const isFirstFrameShown = (): boolean => firstFrame() !== null;

/** Takes the server's frame away, as soon as the portal's own stands in its place. */
export const endFirstFrame = (): void => firstFrame()?.remove();
