/**
 * A full, unmounted, broken or hanging folder: visitors are told to try again, as while the database is unavailable.
 */
export class FolderUnavailable extends Error {
  readonly code = 'FOLDER_UNAVAILABLE'
}
