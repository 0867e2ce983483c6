/** One photo in the uploader, uploading or stored. Failed ones are last and have no position in the order. */
export type UploadTile = {
  /** Stable while the photo is on the page, before and after it is stored. */
  key: string;
  /** File name, used in the message about a failure. */
  name: string;
  state: 'uploading' | 'ready' | 'failed';
  /** URL of the picture: a stored preview, or an object URL of the chosen file. */
  image?: string | undefined;
  /** From 0 to 1 while uploading. */
  progress?: number | undefined;
  /** Why it failed, as a sentence. */
  error?: string | undefined;
  /** Whether a retry can help; not for a file that is not a photo. */
  retriable?: boolean | undefined;
};

export type PhotoTool = 'forward' | 'back' | 'turn' | 'make-main' | 'remove' | 'retry';
