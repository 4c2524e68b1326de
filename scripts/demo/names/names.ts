/** Given and family names of one part of the world, separated by commas; any two fit together. */
export type Names = { readonly given: string; readonly family: string }
