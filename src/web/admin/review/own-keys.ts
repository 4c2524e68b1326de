import { createContext, useContext } from 'react'
import { type KeyPreferences, usualPreferences } from '../../../domain/staff/own-keys.ts'

const context = createContext<KeyPreferences>(usualPreferences)

export const KeysProvider = context.Provider

/** The keys that the reader has chosen, and whether single keys work at all. */
export const useOwnKeys = (): KeyPreferences => useContext(context)
