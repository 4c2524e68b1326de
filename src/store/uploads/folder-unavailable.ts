/** A full, unmounted, broken or hanging folder: visitors are told to try again, as with a database that is away. */
export class FolderUnavailable extends Error {
  readonly code = 'FOLDER_UNAVAILABLE'
}
