import Foundation

/// A colour of 8 bits a channel.
package struct RGBColor: Sendable, Equatable {
  package let red: Int
  package let green: Int
  package let blue: Int

  /// From 0xRRGGBB.
  package init(_ hex: Int) {
    red = hex >> 16 & 0xFF
    green = hex >> 8 & 0xFF
    blue = hex & 0xFF
  }

  /// `#007aff`: in small letters, as tmux takes `#F` for the flags of a window.
  package var hex: String {
    let number = String(red << 16 | green << 8 | blue, radix: 16)
    return "#" + String(repeating: "0", count: 6 - number.count) + number
  }

  private init(hue: Double, chroma: Double, low: Double) {
    let sector = hue / 60
    let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let channels: [Double] =
      switch Int(sector) % 6 {
      case 0: [chroma, middle, 0]
      case 1: [middle, chroma, 0]
      case 2: [0, chroma, middle]
      case 3: [0, middle, chroma]
      case 4: [middle, 0, chroma]
      default: [chroma, 0, middle]
      }
    red = Int(((channels[0] + low) * 255).rounded())
    green = Int(((channels[1] + low) * 255).rounded())
    blue = Int(((channels[2] + low) * 255).rounded())
  }

  /// 0 up to 360 degrees; 0 for greys.
  package var hue: Double {
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let high = max(r, g, b)
    let chroma = high - min(r, g, b)
    guard chroma > 0 else { return 0 }
    let sector =
      if high == r {
        (g - b) / chroma
      } else if high == g {
        (b - r) / chroma + 2
      } else {
        (r - g) / chroma + 4
      }
    return (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  /// The colour with its hue turned by so many degrees; lightness and chroma stay.
  package func turned(by degrees: Double) -> RGBColor {
    let low = Double(min(red, green, blue)) / 255
    let chroma = Double(max(red, green, blue)) / 255 - low
    let turned = (hue + degrees + 720).truncatingRemainder(dividingBy: 360)
    return RGBColor(hue: turned, chroma: chroma, low: low)
  }

  /// The nearest colour of the 6×6×6 cube in the 256-colour palette (16 to 231).
  package var paletteIndex: Int {
    func step(_ channel: Int) -> Int { channel < 48 ? 0 : channel < 115 ? 1 : (channel - 35) / 40 }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }
}
