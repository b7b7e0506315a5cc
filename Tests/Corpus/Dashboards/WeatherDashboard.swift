import SwiftUI

struct DayForecast: Identifiable {
    let day: String
    let high: Int
    let low: Int

    var id: String { day }
}

struct WeatherDashboard: View {
    let city: String
    let forecast: [DayForecast]
    @State private var usesFahrenheit = false

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color(red: 0.2, green: 0.5, blue: 0.9), Color(red: 0.6, green: 0.8, blue: 1)],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .ignoresSafeArea()

            VStack {
                Text(city)
                    .font(.system(size: 32, weight: .medium))
                    .foregroundColor(.white)
                    .padding()

                HStack(spacing: 20) {
                    ForEach(forecast) { day in
                        DayColumn(day: day, usesFahrenheit: usesFahrenheit)
                    }
                }

                Button {
                    usesFahrenheit.toggle()
                } label: {
                    Text(usesFahrenheit ? "Show Celsius" : "Show Fahrenheit")
                        .frame(width: 200, height: 40)
                        .background(Color.white)
                        .font(.system(size: 16, weight: .bold))
                        .cornerRadius(10)
                }
                .buttonStyle(.plain)
                .padding(.top, 30)
            }
        }
    }
}

private struct DayColumn: View {
    let day: DayForecast
    let usesFahrenheit: Bool

    private func text(_ celsius: Int) -> String {
        usesFahrenheit ? "\(celsius * 9 / 5 + 32)°" : "\(celsius)°"
    }

    var body: some View {
        VStack(spacing: 8) {
            Text(day.day)
            Text(text(day.high)).font(.title3)
            Text(text(day.low)).opacity(0.7)
        }
        .foregroundColor(.white)
    }
}

struct WeatherDashboard_Previews: PreviewProvider {
    static var previews: some View {
        WeatherDashboard(city: "Oslo", forecast: [
            DayForecast(day: "MON", high: 10, low: 2),
            DayForecast(day: "TUE", high: 20, low: 11),
        ])
    }
}
