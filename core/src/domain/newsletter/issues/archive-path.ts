/** Path of the archive of newsletters. Apart from the routes, because the footer of each page links to it. */
export const archivePath = '/newsletter';
