import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ProxyName = 'nginx' | 'caddy' | 'haproxy';

/** The ports of a proxy and of the portals behind it. */
export interface ProxyPorts {
  readonly https: number;
  readonly http: number;
  readonly portals: readonly [number, number];
}

const readExample = (path: string, { portals: [first, second] }: ProxyPorts) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url)), 'utf8')
    .replaceAll('127.0.0.1:4001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:4002', `127.0.0.1:${second}`);

/** Writes the example of `deploy` with other ports and certificate, and returns the command that runs it. */
const createCommands: Readonly<
  Record<ProxyName, (folder: string, ports: ProxyPorts) => readonly [string, ...string[]]>
> = {
  nginx: (folder, ports) => {
    const example = readExample('nginx/portal.conf', ports)
      .replace('listen 80;', `listen ${ports.http};`)
      .replace('listen 443 ssl', `listen ${ports.https} ssl`)
      .replaceAll('/etc/ssl/portal', join(folder, 'portal'))
      .replaceAll('/var/log/nginx', folder)
      // All requests of the test come from one address.
      .replace('rate=30r/s', 'rate=10000r/s');
    writeFileSync(join(folder, 'portal.conf'), example);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
events {}
http { access_log off; ${temporary} include ${join(folder, 'portal.conf')}; }
`,
    );
    return ['nginx', '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  },
  caddy: (folder, ports) => {
    const example = readExample('caddy/Caddyfile', ports).replace(
      /^portal\.example \{/m,
      `https://localhost:${ports.https} {\n\ttls ${join(folder, 'portal.pem')} ${join(folder, 'portal.key')}`,
    );
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${example}`,
    );
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
  haproxy: (folder, ports) => {
    const [certificate = '', key = ''] = ['portal.pem', 'portal.key'].map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    writeFileSync(join(folder, 'portal-with-key.pem'), certificate + key);
    const example = readExample('haproxy/haproxy.cfg', ports)
      .replace('bind :80', `bind :${ports.http}`)
      .replace('bind :443 ssl', `bind :${ports.https} ssl`)
      .replace('/etc/ssl', folder)
      // All requests of the test come from one address.
      .replace('gt 300', 'gt 100000');
    writeFileSync(join(folder, 'haproxy.cfg'), example);
    return ['haproxy', '-f', join(folder, 'haproxy.cfg')];
  },
};

/** Writes a certificate for localhost and its key to a folder, as `portal.pem` and `portal.key`. */
function writeCertificate(folder: string): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.pem')],
    ],
    { stdio: 'ignore' },
  );
}

/** Creates a certificate for localhost, with its key. */
export function createCertificate(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'surtidor-certificate-'));
  writeCertificate(folder);
  const [key, cert] = ['portal.key', 'portal.pem'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  ) as [string, string];
  rmSync(folder, { recursive: true, force: true });
  return { key, cert };
}

/** Starts a proxy of the system with the example of `deploy` and a certificate of its own. */
export function startProxy(
  name: ProxyName,
  ports: ProxyPorts,
): { readonly stop: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), `surtidor-${name}-`));
  writeCertificate(folder);
  const [command, ...parameters] = createCommands[name](folder, ports);
  const child = spawn(command, parameters, {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
