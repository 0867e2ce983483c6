export const photosPerMessage = 4;

/** What file fields of photos take. HEIC is left out, so that phones hand over a JPEG instead. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';
