import type { Scenario } from './scenarios.ts';
import { type Action, openWorld, type World } from './world.ts';

/** When an exploration ends, if it has not seen everything before. */
export interface ExplorationLimits {
  readonly maxStates: number;
  /** A time as in `performance.now()`. */
  readonly endsAt: number;
  /** Of how many new states one is also run to its end. */
  readonly settleEvery: number;
}

/** A violated invariant with the shortest path to it. */
export interface Violation {
  readonly message: string;
  readonly path: readonly string[];
}

/** What an exploration saw. */
export interface Exploration {
  /** Distinct states. */
  readonly states: number;
  /** Actions run, each in its state. */
  readonly transitions: number;
  /** In every state within this number of actions, everything that can happen there was run. */
  readonly depth: number;
  /** Whether there are no other states. */
  readonly isComplete: boolean;
  /** States that were run to their end. */
  readonly settled: number;
  readonly violation: Violation | null;
}

const noState = -1;

/** How many new states keep the world in which they were found, for the visit that comes later. */
const maxKeptWorlds = 4_000;

/** The states seen, each with the state and the action that led to it. */
function createStates() {
  const hashes = new Set<string>();
  const parents: number[] = [];
  const actionIds: number[] = [];
  const actions: Action[] = [];
  const idByJson = new Map<string, number>();
  const getActionId = (action: Action) => {
    const json = JSON.stringify(action);
    const id = idByJson.get(json) ?? actions.push(action) - 1;
    idByJson.set(json, id);
    return id;
  };
  return {
    /** Returns whether the state is new. `action` is null for the first one. */
    add: (hash: string, parent: number, action: Action | null): boolean => {
      if (hashes.has(hash)) return false;
      hashes.add(hash);
      parents.push(parent);
      actionIds.push(action === null ? noState : getActionId(action));
      return true;
    },
    getCount: () => parents.length,
    /** Returns the actions that lead to a state. */
    getPath: (state: number): readonly Action[] => {
      const path: Action[] = [];
      for (let at = state; at !== noState; at = parents[at] ?? noState) {
        const action = actions[actionIds[at] ?? noState];
        if (action !== undefined) path.push(action);
      }
      return path.reverse();
    },
  };
}

/** Opens a world and repeats actions in it. The pages are the real ones, so a state cannot be copied. */
async function replay(scenario: Scenario, path: readonly Action[]): Promise<World> {
  const world = openWorld(scenario);
  for (const action of path) await world.perform(action);
  world.check();
  return world;
}

async function describePath(scenario: Scenario, path: readonly Action[]) {
  const world = openWorld(scenario);
  const names: string[] = [];
  for (const action of path) {
    names.push(world.describe(action));
    await world.perform(action);
  }
  world.close();
  return names;
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Visits the states of a scenario breadth-first: from each state it runs everything that can happen there. Stops at the
 * first violation, whose path is the shortest.
 */
export async function explore(
  scenario: Scenario,
  { maxStates, endsAt, settleEvery }: ExplorationLimits,
): Promise<Exploration> {
  const states = createStates();
  const start = scenario.start ?? [];
  const keptWorlds = new Map<number, World>();
  let transitions = 0;
  let settled = 0;
  let depth = -1;
  /** The first state that is one action further away. */
  let nextDepthAt = 0;
  const finish = (isComplete: boolean, violation: Violation | null = null): Exploration => ({
    states: states.getCount(),
    transitions,
    depth,
    isComplete,
    settled,
    violation,
  });
  const fail = async (error: unknown, path: readonly Action[]) =>
    finish(false, { message: getMessage(error), path: await describePath(scenario, path) });
  try {
    const firstWorld = await replay(scenario, start);
    states.add(firstWorld.getHash(), noState, null);
    firstWorld.close();
  } catch (error) {
    return fail(error, start);
  }
  for (let state = 0; state < states.getCount(); state += 1) {
    if (state === nextDepthAt) {
      depth += 1;
      nextDepthAt = states.getCount();
    }
    if (states.getCount() >= maxStates || performance.now() >= endsAt) return finish(false);
    const path = [...start, ...states.getPath(state)];
    // The world in which the actions were listed runs the last one itself.
    const listed = keptWorlds.get(state) ?? (await replay(scenario, path));
    keptWorlds.delete(state);
    const actions = listed.getActions();
    for (const [index, action] of actions.entries()) {
      const world = index === actions.length - 1 ? listed : await replay(scenario, path);
      transitions += 1;
      try {
        await world.perform(action);
        world.check();
        const isNew = states.add(world.getHash(), state, action);
        if (isNew && states.getCount() % settleEvery === 0) {
          settled += 1;
          await world.settle();
        } else if (isNew && keptWorlds.size < maxKeptWorlds) {
          keptWorlds.set(states.getCount() - 1, world);
          continue;
        }
      } catch (error) {
        return fail(error, [...path, action]);
      }
      world.close();
    }
    if (actions.length === 0) listed.close();
  }
  return finish(true);
}
