/** Given and family names of one part of the world, separated by commas; any combination is plausible. */
export type Names = { readonly given: string; readonly family: string }
