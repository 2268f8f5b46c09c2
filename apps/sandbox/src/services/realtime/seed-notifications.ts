import type { Database, NotificationSeedRow } from '../../database/index.ts';
import type { NodeStore } from './node-store.ts';

const SEEDED_SETTING = 'notifications-seeded';

/** Replaces the tree with the scenario's notifications. Runs once per loaded scenario. */
export function seedNotifications(db: Database, store: NodeStore): void {
  db.transaction(() => {
    if (db.get('select 1 from settings where name = :name', { name: SEEDED_SETTING })) return;
    store.set([], buildTree(db.all<NotificationSeedRow>('select * from notification_seeds')));
    db.run("insert into settings (name, value) values (:name, '1')", { name: SEEDED_SETTING });
  });
}

function buildTree(rows: readonly NotificationSeedRow[]): object {
  const users: Record<string, Record<string, object>> = {};
  for (const { user_id, key, ...notification } of rows) {
    const notifications = users[user_id] ?? {};
    notifications[key] = notification;
    users[user_id] = notifications;
  }
  return { Notifications: { Users: users } };
}
