/// Content types: what a file, a text or a picture is, by name, ending, media type and first bytes.
///
/// ```
///  UTType ──▶ table of names ──▶ the desktop's database (shared-mime-info), read when it is first asked
/// ```
///
/// ```swift
/// UTType.png.preferredMIMEType                    // "image/png"
/// UTType(filenameExtension: "blend")?.identifier  // "org.freedesktop.mime.application.x-blender"
/// UTType.swiftSource.conforms(to: .text)          // true
/// ```
///
/// Any thread may call it. It must never read more of a file than its first bytes, or end over what a database holds.
