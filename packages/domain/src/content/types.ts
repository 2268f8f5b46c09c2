/** Why a URL is rejected. */
export type UrlRejection =
  | 'empty'
  | 'malformed'
  | 'protocol'
  | 'credentials'
  | 'no-protocol'
  | 'host';

/** The result of checking a URL (reading 13). */
export type UrlCheck =
  | { readonly kind: 'allowed'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: UrlRejection };

/** The URLs that a deployment allows. */
export interface UrlPolicy {
  /** Hosts, each 'host', 'host:port' or '*.domain'; 'any' allows every http(s) host. */
  readonly hosts: readonly string[] | 'any';
  /** Base origin for paths such as '/files/1.pdf'; without it paths are rejected. */
  readonly base?: string;
}

/** A side menu link from a content block (spec 2). */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

/** A link in a content block, with an unchecked URL. */
export interface ContentLink {
  readonly label: string;
  readonly address: string;
}

/** A figure of a content block. Its URLs are unchecked. */
export interface ContentFigure {
  readonly title: string;
  /** The text of its first paragraph; empty if none. */
  readonly text: string;
  /** The links that have a label, in order. */
  readonly links: readonly ContentLink[];
  readonly imageAddresses: readonly string[];
}
