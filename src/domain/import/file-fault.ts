import type { SheetFault } from '../engine/read-csv.ts'

/** Why a whole file cannot be read. */
export type FileFault =
  | SheetFault
  | { code: 'no_file' | 'workbook' | 'not_utf8' | 'too_large' | 'no_rows' | 'no_email' }
  | { code: 'repeated_column'; column: string }
