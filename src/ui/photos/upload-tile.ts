/** One photo in the uploader, on its way or arrived. Failed ones stand last and have no place in the order. */
export type UploadTile = {
  /** The same for as long as the photo is on the page, before and after it is stored. */
  key: string;
  /** The file's name, said when it failed. */
  name: string;
  state: 'uploading' | 'ready' | 'failed';
  /** What to show: a stored preview, or an address of the chosen file. */
  image?: string | undefined;
  /** From 0 to 1 while uploading. */
  progress?: number | undefined;
  /** Why it failed, as a sentence. */
  error?: string | undefined;
  /** Whether trying again can help; a file that is no photo will never be one. */
  retriable?: boolean | undefined;
};

export type PhotoTool = 'forward' | 'back' | 'turn' | 'make-main' | 'remove' | 'retry';
