export const photosPerMessage = 4;

/** Accepted types of photo inputs. HEIC is left out, so that phones convert to JPEG. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';
