/** Why an address is refused. */
export type UrlRejection =
  | 'empty'
  | 'malformed'
  | 'protocol'
  | 'credentials'
  | 'no-protocol'
  | 'host';

/** The verdict on an address the browser may be sent to (reading 13). */
export type UrlCheck =
  | { readonly kind: 'allowed'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: UrlRejection };

/** What a deployment allows. */
export interface UrlPolicy {
  /** Hosts, each 'host', 'host:port' or '*.domain'; 'any' allows every http(s) host. */
  readonly hosts: readonly string[] | 'any';
  /** Origin against which a path such as '/files/1.pdf' is read; without it a path is refused. */
  readonly base?: string;
}

/** A link of the side menu that comes from a content block (spec 2). */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
}
