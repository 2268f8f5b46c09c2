import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The part of an image's configuration that says how to run it. */
export interface RunConfig {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Entrypoint: readonly string[];
  readonly Env: readonly string[];
  readonly ExposedPorts: Readonly<Record<string, object>>;
  readonly StopSignal: string;
  readonly Labels: Readonly<Record<string, string>>;
}

/** An image to write. */
export interface Image {
  /** The folders of the layers, the lowest first. Each contains paths from the root of the file system. */
  readonly layers: readonly string[];
  readonly config: RunConfig;
  readonly architecture: 'amd64' | 'arm64';
  /** The name of the image, for example 'surtidor-portal'. */
  readonly name: string;
  /** The tag of the image, and its name in the layout, for example '0.1.0'. */
  readonly tag: string;
  /** The time of every file and of the image, in seconds. */
  readonly epoch: number;
}

const digest = (data: Uint8Array): string =>
  `sha256:${createHash('sha256').update(data).digest('hex')}`;

/** Returns the path of a blob in the layout. */
const getBlobPath = (blobDigest: string) => `blobs/${blobDigest.replace(':', '/')}`;

/** Writes an archive whose bytes depend only on names, contents and the execute bit. */
function writeTar(folder: string, file: string, epoch: number): void {
  const { status, stderr } = spawnSync(
    'tar',
    [
      ...['--create', '--file', file, '--directory', folder, '--format=gnu', '--sort=name'],
      ...[
        `--mtime=@${epoch}`,
        '--owner=0',
        '--group=0',
        '--numeric-owner',
        '--mode=u+rw,go-w,a+rX',
      ],
      '.',
    ],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  );
  if (status !== 0) throw new Error(`tar (GNU) failed: ${stderr}`);
}

/**
 * Writes an image as a folder in the OCI layout, and as an archive of it that Docker, Podman and skopeo load.
 * @returns The digest of the image's manifest.
 */
export function writeImage(image: Image, folder: string, archive: string): string {
  const { layers, config, architecture, name, tag, epoch } = image;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'blobs/sha256'), { recursive: true });
  const writeBlob = (mediaType: string, data: Uint8Array) => {
    const blobDigest = digest(data);
    writeFileSync(join(folder, getBlobPath(blobDigest)), data);
    return { mediaType, digest: blobDigest, size: data.length };
  };
  const writeJsonBlob = (mediaType: string, value: object) =>
    writeBlob(mediaType, Buffer.from(JSON.stringify(value)));

  const layerBlobs = layers.map((layer) => {
    const file = `${archive}.layer`;
    writeTar(layer, file, epoch);
    const tar = readFileSync(file);
    rmSync(file);
    const blob = writeBlob('application/vnd.oci.image.layer.v1.tar+gzip', gzipSync(tar));
    return { blob, diffId: digest(tar) };
  });
  const created = new Date(epoch * 1000).toISOString();
  const configBlob = writeJsonBlob('application/vnd.oci.image.config.v1+json', {
    created,
    architecture,
    os: 'linux',
    config,
    rootfs: { type: 'layers', diff_ids: layerBlobs.map(({ diffId }) => diffId) },
    history: layers.map((layer) => ({ created, created_by: `npm run image (${basename(layer)})` })),
  });
  const manifestBlob = writeJsonBlob('application/vnd.oci.image.manifest.v1+json', {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: configBlob,
    layers: layerBlobs.map(({ blob }) => blob),
  });
  const index = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.index.v1+json',
    manifests: [
      {
        ...manifestBlob,
        platform: { architecture, os: 'linux' },
        annotations: {
          'org.opencontainers.image.ref.name': tag,
          // The name that containerd and Podman give to a loaded image.
          'io.containerd.image.name': `docker.io/library/${name}:${tag}`,
        },
      },
    ],
  };
  // The file that Docker reads unless it stores images in containerd.
  const dockerManifest = [
    {
      Config: getBlobPath(configBlob.digest),
      RepoTags: [`${name}:${tag}`],
      Layers: layerBlobs.map(({ blob }) => getBlobPath(blob.digest)),
    },
  ];
  writeFileSync(join(folder, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(dockerManifest));
  writeTar(folder, archive, epoch);
  return manifestBlob.digest;
}
