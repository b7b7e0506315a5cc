/// Files of themes: reads the article's property lists and design tokens, checks them, and follows a file that is saved.
///
/// ```
///  bytes ──LaminaPropertyLists──▶ values with places ──ThemeReading──▶ ThemeFile: theme, places
///                                                  └──▶ ThemeFinding: key, file, line, repair
///  several ThemeFiles ──ThemeCheck──▶ all findings at once
/// ```
///
/// ```swift
/// let file = try ThemeFile(contentsOf: "Night.tokens.json")
/// print(file.theme.look(for: ColorAppearance(.dark)).color("title")?.hexText ?? "-")
/// for finding in ThemeCheck(files: [file]).findings { print(finding) }
/// // Night.tokens.json:12:7: error: the key "title" names "heading", which names "title" again. …
/// ```
///
/// Any thread may call it. Whatever the bytes are, the end is a theme or sentences; it must never draw.
