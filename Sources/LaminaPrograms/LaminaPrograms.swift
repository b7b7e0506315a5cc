/// Programs: those that the desktop knows, which of them open a file, and how they are started.
///
/// ```
///  *.desktop ──▶ DesktopFile ──▶ Program ◀── mimeapps.list, mimeinfo.cache (ProgramTable)
///                                   │ open(files)
///                  org.freedesktop.Application.Open, or its Exec line without a shell
/// ```
///
/// ```swift
/// let table = ProgramTable()
/// for program in table.programs(for: ["image/png"]) { print(program.name) }
/// try await table.standard(for: ["image/png"])?.open([picture])
/// ```
///
/// It must never hand a line to a shell, wait without a bound, or trust what a desktop file says.
