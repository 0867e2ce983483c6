import { blogFeedUrl } from '../../urls.ts';

/** Tells programs that read news where those of the blog are. */
export function FeedLink() {
  return (
    <link rel="alternate" type="application/atom+xml" title="Blog Florbalového bazaru" href={blogFeedUrl} />
  );
}
