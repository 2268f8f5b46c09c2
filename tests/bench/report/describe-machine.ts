import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { findChromium } from '../../../tools/chromium/find-chromium.ts';

function getChromiumVersion(): string {
  const file = findChromium();
  if (file === undefined) return 'no Chromium';
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return /Chrom\w* [\d.]+/.exec(stdout ?? '')?.[0] ?? 'an unknown Chromium';
}

/** Describes the machine and its load. */
export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = cores[0]?.model.trim() || 'an unnamed processor';
  const system = `${process.platform} ${process.arch}`;
  return `${cores.length} cores (${processor}), ${memory} GiB, ${system}, Node ${process.versions.node}, ${getChromiumVersion()}; load ${loadavg()[1]?.toFixed(1)}`;
}
