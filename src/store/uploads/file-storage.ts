/** The part of an upload's row that says where its bytes are, and how many of them are valid. */
export type StoredFile = { id: string; stored_as: string | null; received: number }

/** Storage of upload bytes. What it has kept survives a crash; bytes beyond `received` are never read. */
export type FileStorage = {
  /** Appends bytes at offset `start`, the current length; call with the row locked. */
  append(file: StoredFile, start: number, bytes: Buffer): Promise<void>
  /** Ends early if the bytes are deleted or moved meanwhile. */
  read(file: StoredFile, start: number): AsyncIterable<Buffer>
  /** Makes a judged file immutable; throws if its bytes are not those that were judged. */
  seal(file: StoredFile, sha256: Buffer): Promise<void>
  /** Deletes the bytes, at the latest after the commit; those in the folder once no row names them. */
  remove(file: StoredFile): Promise<void>
}
