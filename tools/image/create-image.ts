import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortal } from '../build-portal.ts';
import { getPackageFolder } from '../packages/workspace-packages.ts';
import { root } from '../run-tool.ts';
import { bundleServer } from './bundle-server.ts';
import { writeImage } from './oci-layout.ts';
import { writeSystemFiles } from './system-files.ts';
import { writeImageSbom } from './write-image-sbom.ts';

/** Where the image and its parts are written. */
export const imageFolder = join(root, '.cache/image');

const architectures = { x64: 'amd64', arm64: 'arm64' } as const;

/** The user of the image. */
const user = '65532:65532';

const git = (...parameters: readonly string[]): string | null => {
  try {
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
};

/** Returns the time of the image in seconds: `SOURCE_DATE_EPOCH`, or the time of the commit. */
const getEpoch = (): number =>
  Number(process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct') ?? 0);

function getArchitecture() {
  const { platform, arch } = process;
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) {
    throw new Error(`The image needs Linux on x64 or arm64, not ${platform} on ${arch}.`);
  }
  return architectures[arch];
}

/** A written image. */
export interface CreatedImage {
  /** The image in the OCI layout. */
  readonly layout: string;
  /** The layout as one file. */
  readonly archive: string;
  /** The file systems of the layers, unpacked: the system and the app. */
  readonly layers: readonly string[];
  readonly digest: string;
}

/**
 * Builds the image of a portal without a container daemon.
 * @param app The folder of the app, for example 'apps/portal'.
 */
export async function createImage(app: string): Promise<CreatedImage> {
  const architecture = getArchitecture();
  const epoch = getEpoch();
  const { name, version, description, license } = JSON.parse(
    readFileSync(join(root, app, 'package.json'), 'utf8'),
  );
  buildPortal(app);
  rmSync(imageFolder, { recursive: true, force: true });
  const layers = ['system', 'app'].map((layer) => join(imageFolder, layer)) as [string, string];
  const [system, appLayer] = layers;
  for (const layer of layers) mkdirSync(layer, { recursive: true });
  const libraries = writeSystemFiles(process.execPath, system);
  await bundleServer(join(root, app), getPackageFolder('portal'), join(appLayer, 'app'));
  writeImageSbom(app, process.versions.node, libraries, epoch, join(appLayer, 'app/sbom.cdx.json'));

  const layout = join(imageFolder, 'oci');
  const archive = join(imageFolder, `${name}-${version}.oci.tar`);
  const revision = git('rev-parse', 'HEAD');
  const digest = writeImage(
    {
      layers,
      architecture,
      name,
      tag: version,
      epoch,
      config: {
        User: user,
        WorkingDir: '/app',
        Entrypoint: ['/usr/bin/node', 'main.js'],
        // The settings of the portal come with the container. Behind a proxy it would listen on loopback only.
        Env: ['NODE_ENV=production', 'PORTAL_HOST=0.0.0.0'],
        ExposedPorts: { '4000/tcp': {} },
        StopSignal: 'SIGTERM',
        Labels: {
          'org.opencontainers.image.title': name,
          'org.opencontainers.image.version': version,
          'org.opencontainers.image.created': new Date(epoch * 1000).toISOString(),
          ...(description && { 'org.opencontainers.image.description': description }),
          ...(license && { 'org.opencontainers.image.licenses': license }),
          ...(revision && { 'org.opencontainers.image.revision': revision }),
        },
      },
    },
    layout,
    archive,
  );
  return { layout, archive, layers, digest };
}
