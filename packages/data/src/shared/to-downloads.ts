import type { DownloadFieldsFragment } from './download-fields.generated.ts';
import { readObject, readString } from './readers.ts';

/** A file the backend offers, or what it says instead (spec 3, "Download"). */
export interface Download {
  /** Where the file is; still to be checked against the allowed hosts. Empty when there is none. */
  readonly address: string;
  /** The backend's text when there is no file. */
  readonly serverText: string;
}

/** The files of a list, by what they are. */
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

/** Every list offers both files of itself; only an account offers a certificate. */
interface WireDownloads {
  readonly pdf: DownloadFieldsFragment | null;
  readonly xls: DownloadFieldsFragment | null;
  readonly certificate?: DownloadFieldsFragment | null;
}

/** The downloads of a list; one that is missing has neither an address nor a text. */
export const toDownloads = (files: WireDownloads | null | undefined): Downloads => ({
  pdf: toDownload(files?.pdf),
  xls: toDownload(files?.xls),
  certificate: toDownload(files?.certificate),
});
