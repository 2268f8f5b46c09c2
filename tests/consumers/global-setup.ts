import { installConsumers } from './install-consumers.ts';

/** Installs the consumers once for all workers, and removes them after the tests. */
export default async function setUp(): Promise<() => void> {
  const { folder, remove } = await installConsumers();
  process.env.CONSUMERS_FOLDER = folder;
  return remove;
}
