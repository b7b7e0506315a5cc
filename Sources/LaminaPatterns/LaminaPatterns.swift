/// Patterns: regular expressions as ECMA-262 has them, matched within a bound of steps.
///
/// ```
///  text ──PatternParser──▶ PatternNode ──ProgramBuilder──▶ PatternProgram ──PatternMachine──▶ Bool
///                               └──────PatternWriter──▶ a text that matches
/// ```
///
/// ```swift
/// let pattern = try TextPattern("^[a-z]+-\\d{2,4}$")
/// print(try pattern.matches("tea-2026"))                                // true
/// let slow = try TextPattern("(a+)+$")
/// print(try slow.matches(String(repeating: "a", count: 10_000) + "b"))  // false, at once
/// var numbers = SystemRandomNumberGenerator()
/// print(try pattern.example(using: &numbers))                           // kq-8205
/// ```
///
/// Any thread may call it. It must never match for longer than its limits say: without back
/// references the time grows with the text, with them it ends with an error.
