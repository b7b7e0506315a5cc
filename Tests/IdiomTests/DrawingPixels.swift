import LaminaDrawing
import LaminaTesting

/// What a program shows at a point, as a person would name it.
extension Harness {
  func color(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    let pixel = picture().pixel(x: x, y: y)
    return (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
  }

  func isWhite(_ x: Int, _ y: Int) -> Bool { color(x, y) == (255, 255, 255) }

  func isRed(_ x: Int, _ y: Int) -> Bool {
    let found = color(x, y)
    return found.red > found.green + 60 && found.red > found.blue + 60
  }

  func isBlue(_ x: Int, _ y: Int) -> Bool {
    let found = color(x, y)
    return found.blue > found.red + 60 && found.blue > found.green
  }

  func isGreen(_ x: Int, _ y: Int) -> Bool {
    let found = color(x, y)
    return found.green > found.red + 40 && found.green > found.blue
  }

  func isDark(_ x: Int, _ y: Int) -> Bool {
    let found = color(x, y)
    return found.red + found.green + found.blue < 300
  }
}
