/**
 * A full, unmounted, broken or hanging folder: answered with 503, as while the database is unavailable.
 */
export class FolderUnavailable extends Error {
  readonly code = 'FOLDER_UNAVAILABLE'
}
