import type { DownloadFieldsFragment } from './download-fields.generated.ts';
import { readObject, readString } from './readers.ts';

/** A file of the backend, or a message if there is none (spec 3, "Download"). */
export interface Download {
  /** URL of the file, unchecked; empty if none. */
  readonly address: string;
  /** The backend's message if there is no file. */
  readonly serverText: string;
}

/** The files of a list. */
export interface Downloads {
  readonly pdf: Download;
  readonly xls: Download;
  readonly certificate: Download;
}

const toDownload = (file: DownloadFieldsFragment | null | undefined): Download => {
  const wire = readObject(file);
  const address = readString(wire?.url);
  return {
    address: address.startsWith('http') ? address : '',
    serverText: readString(wire?.mensaje),
  };
};

/** Every list has both files; only accounts have a certificate. */
interface WireDownloads {
  readonly pdf: DownloadFieldsFragment | null;
  readonly xls: DownloadFieldsFragment | null;
  readonly certificate?: DownloadFieldsFragment | null;
}

/** Maps the downloads of a list; missing ones are empty. */
export const toDownloads = (files: WireDownloads | null | undefined): Downloads => ({
  pdf: toDownload(files?.pdf),
  xls: toDownload(files?.xls),
  certificate: toDownload(files?.certificate),
});
