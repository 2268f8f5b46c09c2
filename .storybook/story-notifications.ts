import type { NotificationStoreOptions, RealtimeSettings } from '@surtidor/data/realtime';
import { readNotifications } from '@surtidor/domain/notifications';
import type { BrowserSandbox } from '@surtidor/sandbox/browser';

/** How the realtime database of a story behaves. */
export type StoryRealtime =
  /** Works normally. */
  | 'available'
  /** Works normally, with 120 more notifications. */
  | 'crowded'
  /** Rejects every write. */
  | 'refuses-writes'
  /** Never responds. */
  | 'silent'
  /** A proxy blocks the connection, but not the REST interface. */
  | 'blocked'
  /** Sends the list; then the connection drops. */
  | 'dropped'
  /** Cannot be opened. */
  | 'down';

/** These URLs are never requested, because the story's node is in the page. */
export const storyRealtimeSettings: RealtimeSettings = {
  databaseUrl: 'https://sandbox.example',
  authUrl: 'https://sandbox.example',
  apiKey: 'story',
  projectId: 'story',
};

const createManyNotifications = () =>
  Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [
      `-Crowd${index}`,
      { title: 'Estado de su pedido', body: `Aviso ${index}`, date: '2026-11-01 08:00', read: 1 },
    ]),
  );

/** Returns a function that opens a user's node in the sandbox's realtime database, in the page. */
const createOpen =
  (
    sandbox: BrowserSandbox,
    behaviour: StoryRealtime,
  ): NonNullable<NotificationStoreOptions['open']> =>
  async (_, userId) => {
    if (behaviour === 'down') throw Object.assign(new Error('down'), { code: 'unavailable' });
    const store = sandbox.getRealtimeStore();
    const path = ['Notifications', 'Users', userId];
    if (behaviour === 'crowded') store.merge(path, createManyNotifications());
    const write = async (applyChange: () => void) => {
      if (behaviour === 'refuses-writes') {
        throw Object.assign(new Error('denied'), { code: 'PERMISSION_DENIED' });
      }
      applyChange();
    };
    let unsubscribe = () => {};
    return {
      watch: (onValue, _onEnd, onConnection) => {
        if (behaviour === 'silent' || behaviour === 'blocked') return;
        const notify = () => onValue(store.read(path));
        unsubscribe = store.onChange(notify);
        notify();
        if (behaviour === 'dropped') onConnection(false);
      },
      setReadFlag: (key, read) => write(() => store.merge([...path, key], { read })),
      remove: (keys) =>
        write(() => store.merge(path, Object.fromEntries(keys.map((key) => [key, null])))),
      removeAll: () => write(() => store.set(path, null)),
      close: async () => unsubscribe(),
    };
  };

/** Returns the options that connect a story's notifications to the sandbox. */
export const createStoryNotifications = (
  sandbox: BrowserSandbox,
  behaviour: StoryRealtime,
): Pick<NotificationStoreOptions, 'open' | 'fetchList' | 'deadlineMs'> => ({
  open: createOpen(sandbox, behaviour),
  fetchList: async ({ userId, timeZone }) =>
    readNotifications(
      sandbox.getRealtimeStore().read(['Notifications', 'Users', userId]),
      timeZone,
    ),
  // The list of a silent database loads for as long as the story is open.
  deadlineMs: behaviour === 'blocked' || behaviour === 'dropped' ? 100 : 2 ** 31 - 1,
});
