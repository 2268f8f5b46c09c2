import type { Database, NotificationSeedRow } from '../../database/index.ts';
import type { NodeStore } from './node-store.ts';

const DONE = 'notifications-seeded';

/** Replaces the tree by the scenario's notifications, once per loaded scenario. */
export function seedNotifications(db: Database, store: NodeStore): void {
  db.transaction(() => {
    if (db.get('select 1 from settings where name = :name', { name: DONE })) return;
    store.set([], getTree(db.all<NotificationSeedRow>('select * from notification_seeds')));
    db.run("insert into settings (name, value) values (:name, '1')", { name: DONE });
  });
}

function getTree(rows: readonly NotificationSeedRow[]): object {
  const users: Record<string, Record<string, object>> = {};
  for (const { user_id, key, ...notification } of rows) {
    const ofUser = users[user_id] ?? {};
    ofUser[key] = notification;
    users[user_id] = ofUser;
  }
  return { Notifications: { Users: users } };
}
