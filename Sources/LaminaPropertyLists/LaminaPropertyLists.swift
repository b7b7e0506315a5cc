/// Property lists: reads property lists, XML or binary, and JSON into values that know line and column.
///
/// ```
///  bytes ──▶ XML ──LaminaMarkup──▶ XMLListReader ────┐
///        ├─▶ binary ───────────────▶ BinaryListReader ┼──▶ PropertyList: root, repeated keys
///        └─▶ JSON ─────────────────▶ JSONScanner ─────┘
///                      either throws PropertyListError: file, line, column, repair
/// ```
///
/// ```swift
/// let list = try PropertyList(data: data, file: "Wireframe.plist")
/// let home = list.root["Decodes"]?["Home"]
/// print(home?["builder"]?.string ?? "-", home?.position.line ?? 0)      // home 7
/// for repeated in list.repeatedKeys { print(repeated) }
/// ```
///
/// Any thread may call it. Size, depth and count are limited, and whatever the bytes are, the end is
/// a value or an error. It must never know what a key means.
