/// QRCodes: squares of black and white that cameras read as text.
///
/// ```
///  text ──UTF-8──▶ bits ──▶ codewords ──Reed and Solomon──▶ blocks ──▶ modules ──the best of 8 masks──▶ QRCode
/// ```
///
/// ```swift
/// let code = try QRCode("https://example.org", level: .medium)
/// code.size                 // 25 modules wide and high
/// code[0, 0]                // true: dark
/// ```
///
/// It must never draw: who wants pixels asks for each module.
