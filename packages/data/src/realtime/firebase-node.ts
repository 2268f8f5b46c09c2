import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import { child, forceWebSockets, getDatabase, onValue, ref, set, update } from 'firebase/database';
import { randomId } from '../shared/random-id.ts';
import { notificationPath, type OpenNotificationNode } from './notification-node.ts';

/**
 * The node over the vendor's client library. Loaded by itself, never before the first paint: the
 * library is larger than the rest of the portal's start. Nothing of the sign-in is kept in the
 * browser, so that the next user inherits nothing.
 */
export const openFirebaseNode: OpenNotificationNode = async (settings, userId, token) => {
  const path = notificationPath(userId);
  if (path === null) throw new Error('realtime/invalid-user');
  const { databaseUrl, authUrl, apiKey, projectId } = settings;
  const app = initializeApp({ apiKey, projectId, databaseURL: databaseUrl }, randomId());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const close = async () => {
    await signOut(auth);
    await deleteApp(app);
  };
  try {
    if (authUrl) connectAuthEmulator(auth, authUrl, { disableWarnings: true });
    await signInWithCustomToken(auth, token);
  } catch (error) {
    await close();
    throw error;
  }
  // The library's other way, after a line broke once, writes scripts into the page: the portal's
  // policy forbids that, and the bell would stay deaf.
  forceWebSockets();
  const node = ref(getDatabase(app), path);
  return {
    watch: (onChange, onEnd) => {
      onValue(node, (snapshot) => onChange(snapshot.val()), onEnd);
    },
    setReadFlag: (key, flag) => update(child(node, key), { read: flag }),
    remove: (keys) => update(node, Object.fromEntries(keys.map((key) => [key, null]))),
    removeAll: () => set(node, null),
    close,
  };
};
