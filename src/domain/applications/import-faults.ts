export type SheetFault = {
  code: 'not_text' | 'open_quote' | 'too_many_rows' | 'too_many_columns' | 'cell_too_long'
  row?: number
}

export type FileFault =
  | SheetFault
  | { code: 'no_file' | 'workbook' | 'not_utf8' | 'too_large' | 'no_rows' | 'no_email' }
  | { code: 'repeated_column'; column: string }
