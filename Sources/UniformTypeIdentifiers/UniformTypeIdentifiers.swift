/// Uniform type identifiers, for files that import them by that name: all of LaminaContentTypes.
///
/// ```swift
/// UTType(filenameExtension: "png")?.preferredMIMEType    // "image/png"
/// ```
@_exported public import LaminaContentTypes
