import { blogFeedUrl } from '../../../contract/urls.ts';

/** Points feed readers to the feed of the blog. */
export function FeedLink() {
  return (
    <link rel="alternate" type="application/atom+xml" title="Blog Florbalového bazaru" href={blogFeedUrl} />
  );
}
