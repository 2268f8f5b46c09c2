import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import { child, forceWebSockets, getDatabase, onValue, ref, set, update } from 'firebase/database';
import { createRandomId } from '../shared/random-id.ts';
import { getNotificationPath, type OpenNotificationNode } from './notification-node.ts';

/**
 * Opens a node with the Firebase client. Loaded lazily because the library is large.
 * The sign-in is not persisted in the browser.
 */
export const openFirebaseNode: OpenNotificationNode = async (settings, userId, token) => {
  const path = getNotificationPath(userId);
  if (path === null) throw new Error('realtime/invalid-user');
  const { databaseUrl, authUrl, apiKey, projectId } = settings;
  const app = initializeApp({ apiKey, projectId, databaseURL: databaseUrl }, createRandomId());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const close = async () => {
    await signOut(auth);
    await deleteApp(app);
  };
  try {
    if (authUrl !== null) connectAuthEmulator(auth, authUrl, { disableWarnings: true });
    await signInWithCustomToken(auth, token);
  } catch (error) {
    await close();
    throw error;
  }
  // After a broken connection the library would fall back to script tags, which the content
  // security policy blocks.
  forceWebSockets();
  const database = getDatabase(app);
  const node = ref(database, path);
  return {
    watch: (onChange, onEnd, onConnection) => {
      onValue(node, (snapshot) => onChange(snapshot.val()), onEnd);
      onValue(ref(database, '.info/connected'), (snapshot) =>
        onConnection(snapshot.val() === true),
      );
    },
    setReadFlag: (key, flag) => update(child(node, key), { read: flag }),
    remove: (keys) => update(node, Object.fromEntries(keys.map((key) => [key, null]))),
    removeAll: () => set(node, null),
    close,
  };
};
