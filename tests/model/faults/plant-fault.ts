import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { plantedFaults } from './planted-faults.ts';

const root = new URL('../../../', import.meta.url);

/** Returns the source of a fault's file with the fault. Throws if its text is not there exactly once. */
export function getFaultySource({ name, file, find, replace }: (typeof plantedFaults)[number]) {
  const source = readFileSync(new URL(file, root), 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${name}: the text is not once in ${file}`);
  return source.replace(find, () => replace);
}

/** Plants a fault into the modules that this process loads from now on. */
export function plantFault(name: string): void {
  const fault = plantedFaults.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault ${name}.`);
  const url = new URL(fault.file, root).href;
  const source = getFaultySource(fault);
  registerHooks({
    load: (loadedUrl, context, nextLoad) =>
      pathToFileURL(new URL(loadedUrl).pathname).href === url
        ? { format: 'module-typescript', source, shortCircuit: true }
        : nextLoad(loadedUrl, context),
  });
}
